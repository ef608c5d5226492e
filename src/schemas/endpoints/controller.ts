/** Where the embedded applet answers the editor: one address, told apart by `?action=`. E11 */
export const controllerPath = '/api/applet/editor/controller';
