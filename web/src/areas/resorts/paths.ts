/** Without an id the page adds. */
export const editPath = (id?: string) =>
  `/merchant/scenic/resorts/add${id ? `?id=${encodeURIComponent(id)}` : ''}`;
