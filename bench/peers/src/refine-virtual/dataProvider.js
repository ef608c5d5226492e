import { deleteGoods, listGoods, readGoods, saveGoods, toForm } from '../goods.js';

/** refine's provider over the shared calls. */
export const dataProvider = {
  getApiUrl: () => '/api/applet',
  async getList({ pagination }) {
    const { products, total_count } = await listGoods(pagination.currentPage, pagination.pageSize);
    return { data: products, total: total_count };
  },
  getOne: async ({ id }) => ({ data: toForm(await readGoods(id)) }),
  async update({ id, variables }) {
    await saveGoods(id, { imgs: [variables.picture], ...variables });
    return { data: { id, ...variables } };
  },
  async deleteOne({ id }) {
    await deleteGoods(id);
    return { data: { id } };
  },
  create: () => Promise.reject(new Error('Failed to create: nothing is added here.')),
};
