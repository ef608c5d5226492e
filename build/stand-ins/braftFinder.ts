/** Stands in for the editor library's own store of media: ours is `src/editor/manager`, and no tool opens another. 039 */
export default class MediaStore {
  constructor() {
    throw new Error('Failed to open a store of media by the library: src/editor/manager is the one there is.');
  }
}
