import { RefineThemes, ThemedLayout, useNotificationProvider } from '@refinedev/antd';
import '@refinedev/antd/dist/reset.css';
import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { App as AntdApp, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
import { dataProvider } from './dataProvider.js';
import { GoodsForm } from './GoodsForm.jsx';
import { GoodsList } from './GoodsList.jsx';

const resources = [{ name: 'goods', list: '/', edit: '/goods/:id', meta: { label: '商品' } }];

const shell = (
  <ThemedLayout>
    <Outlet />
  </ThemedLayout>
);

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <ConfigProvider theme={RefineThemes.Blue} locale={zhCN}>
      <AntdApp>
        <Refine
          dataProvider={dataProvider}
          routerProvider={routerProvider}
          notificationProvider={useNotificationProvider}
          resources={resources}
          options={{ disableTelemetry: true, warnWhenUnsavedChanges: false }}
        >
          <Routes>
            <Route element={shell}>
              <Route index element={<GoodsList />} />
              <Route path="/goods/:id" element={<GoodsForm />} />
            </Route>
          </Routes>
        </Refine>
      </AntdApp>
    </ConfigProvider>
  </BrowserRouter>,
);
