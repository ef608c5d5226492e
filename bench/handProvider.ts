/** What one would write by hand for one list of one applet: the least a provider can do. */
export async function listByHand(
  fetchText: (url: string) => Promise<string>,
  shop: number,
  page: number,
  size: number,
) {
  const query = new URLSearchParams({ shop_id: String(shop), page: String(page), size: String(size), status: '1' });
  const answer = JSON.parse(await fetchText(`/api/applet/merchant/products?${query}`));
  if (answer.errcode !== 0) throw new Error(answer.errmsg);
  return { data: answer.products, total: answer.total_count };
}
