import { Product } from '#shell/Product.tsx';
import { openPage } from '../../tests/support/declared/openPage.tsx';
import { benched } from './benched.ts';
import { plain } from './plain.tsx';

openPage((props) => (
  <Product sections={[...benched, plain]} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />
));
