/** Addresses of the hidden pages; without an id the first one adds and the second shows the user's own merchant. */
const withId = (path: string, id?: string) => (id ? `${path}?id=${encodeURIComponent(id)}` : path);

export const listPath = '/merchant/manage/setting/list';
export const addPath = (id?: string) => withId('/merchant/manage/setting/add', id);
export const detailsPath = (id?: string) => withId('/merchant/manage/setting/details', id);
