import { createRequire } from 'node:module';
import * as madeAlready from '../../scripts/vite/antd/madeAlready.ts';

/**
 * Gives tests antd as merchants have it: its styles are made when the product is built, not in the page (017).
 *
 * Making them anew for every page that a test opens, and holding them against every element it asks for, took a sixth
 * of the time. Has to run before a component is read.
 */
const require = createRequire(import.meta.url);
Object.assign(require('antd/lib/theme/util/genStyleUtils'), madeAlready);
// What asks for rules without antd's own functions: components that are made of antd's.
require('@ant-design/cssinjs/lib/hooks/useStyleRegister').default = () => (node: unknown) => node;
