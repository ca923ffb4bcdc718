/** What both parts of the page share: calls of the control plane and drawing. Data reaches the page as text only, never as HTML. */

export const find = (id) => document.getElementById(id);
export const state = find('state');

/** Calls the control plane. A refusal shows its sentence in the header and rejects. */
export async function call(method, path, body) {
  const init = {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  };
  const response = await fetch(`/__mock/${path}`, init);
  const json = await response.json();
  if (!response.ok) {
    state.textContent = json.error;
    state.className = 'refused';
    throw new Error(json.error);
  }
  return json;
}

export function element(tag, text, children = []) {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = String(text);
  made.append(...children);
  return made;
}

export const row = (cells) =>
  element(
    'tr',
    undefined,
    cells.map((cell) => element('td', cell)),
  );

const drawn = new Map();
/** Draws rows only when their data changed: drawing anew would take the focus away from a button in them. */
export function draw(id, data, toRow) {
  const text = JSON.stringify(data);
  if (drawn.get(id) === text) return;
  drawn.set(id, text);
  find(id).replaceChildren(...data.map(toRow));
}
