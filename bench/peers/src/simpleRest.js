/** The provider of refine's own that the product's is measured beside; asked for from here, where its package is. */
export { default as simpleRest } from '@refinedev/simple-rest';
