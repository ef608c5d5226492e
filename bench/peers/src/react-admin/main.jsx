import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { dataProvider } from './dataProvider.js';
import { GoodsForm } from './GoodsForm.jsx';
import { GoodsList } from './GoodsList.jsx';

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="goods" options={{ label: '商品' }} list={GoodsList} edit={GoodsForm} />
  </Admin>,
);
