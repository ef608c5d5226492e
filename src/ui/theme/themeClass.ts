/** The class antd's variables hang on; one name, so that they can be written down when the product is built. */
export const THEME_CLASS = 'zg';
