/** The control plane (decision 17); the mock in this page answers it as it would on a server. */
export interface Persona {
  id: string;
  name: string;
  mobile: string;
  /** '' once it has been changed, because only its owner knows it then. */
  password: string;
  roles: string[];
  enabled: 0 | 1;
}

/** @throws Error with the message of the control plane */
export async function control<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`/__mock/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new Error(json.error);
  return json;
}
