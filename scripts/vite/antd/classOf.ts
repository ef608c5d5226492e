/** Where the class of a component is not the name of its folder. */
const classes: Readonly<Record<string, string>> = {
  '_util/wave/style': 'wave',
  'badge/style/ribbon': 'ribbon',
  'button/style': 'btn',
  'button/style/compact': 'btn',
  'date-picker/style': 'picker',
  'float-button/style': 'float-btn',
  'grid/style useColStyle': 'col',
  'grid/style useRowStyle': 'row',
  'layout/style/sider': 'layout-sider',
  'qr-code/style': 'qrcode',
  'space/style/addon': 'space-addon',
  'space/style/compact': 'space-compact',
};

/** The class an export of one of antd's style modules dresses: what its component asks `getPrefixCls` for. */
export const classOf = (module: string, exported: string): string =>
  `ant-${classes[`${module} ${exported}`] ?? classes[module] ?? module.split('/')[0]}`;
