import { useEffect, useState } from 'react';
import { fields, readGoods, saveGoods, specFields, toForm } from '../goods.js';

/** The fields of one of the goods, kept by the browser until they are sent. */
export function GoodsForm({ id }) {
  const [goods, setGoods] = useState();
  const [spec, setSpec] = useState([]);
  useEffect(() => {
    readGoods(id).then((read) => {
      setGoods(toForm(read));
      setSpec(read.spec);
    });
  }, [id]);
  if (!goods) return null;
  const handleSubmit = async (event) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const rows = spec.map((row, at) => ({
      ...row,
      name: sent.get(`spec.${at}.name`),
      price: sent.get(`spec.${at}.price`),
    }));
    await saveGoods(id, { ...goods, ...Object.fromEntries(sent), spec: rows });
    history.back();
  };
  return (
    <form onSubmit={handleSubmit}>
      {fields.map(({ key, label }) => (
        <label key={key}>
          {label}
          <input name={key} defaultValue={goods[key]} />
        </label>
      ))}
      {spec.map((row, at) => (
        <fieldset key={row.id ?? `new-${at}`}>
          {specFields.map(({ key, label }) => (
            <label key={key}>
              {label}
              <input name={`spec.${at}.${key}`} defaultValue={row[key]} />
            </label>
          ))}
        </fieldset>
      ))}
      <button type="button" onClick={() => setSpec([...spec, { name: '', price: '' }])}>
        添加规格
      </button>
      <button type="submit">保存</button>
    </form>
  );
}
