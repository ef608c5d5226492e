import { ProLayout } from '@ant-design/pro-components';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Outlet, Route, Routes } from 'react-router';
import { GoodsForm } from './GoodsForm.jsx';
import { GoodsList } from './GoodsList.jsx';

const menu = { path: '/', routes: [{ path: '/', name: '商品' }] };

const shell = (
  <ProLayout title="商品" route={menu} menuItemRender={({ path }, dom) => <Link to={path}>{dom}</Link>}>
    <Outlet />
  </ProLayout>
);

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <ConfigProvider locale={zhCN}>
      <Routes>
        <Route element={shell}>
          <Route index element={<GoodsList />} />
          <Route path="/goods/:id" element={<GoodsForm />} />
        </Route>
      </Routes>
    </ConfigProvider>
  </BrowserRouter>,
);
