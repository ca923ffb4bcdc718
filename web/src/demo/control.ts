/** The control plane (decision 17), which the mock in this page answers like the one of a server. */
export interface Persona {
  id: string;
  name: string;
  mobile: string;
  /** '' once it has been changed: nobody but its owner knows it then. */
  password: string;
  roles: string[];
  enabled: 0 | 1;
}

/** @throws Error with the plane's own sentence */
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
