import { deleteGoods, listGoods, readGoods, saveGoods, toForm } from '../goods.js';

/** react-admin's provider over the shared calls. */
export const dataProvider = {
  async getList(_, { pagination }) {
    const { products, total_count } = await listGoods(pagination.page, pagination.perPage);
    return { data: products, total: total_count };
  },
  getOne: async (_, { id }) => ({ data: toForm(await readGoods(id)) }),
  async update(_, { id, data }) {
    await saveGoods(id, data);
    return { data };
  },
  async delete(_, { id, previousData }) {
    await deleteGoods(id);
    return { data: previousData };
  },
};
