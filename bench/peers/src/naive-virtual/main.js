import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import App from './App.vue';
import GoodsList from './GoodsList.vue';

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: GoodsList },
    { path: '/goods/:id', component: () => import('./GoodsForm.vue') },
  ],
});
createApp(App).use(router).mount('#root');
