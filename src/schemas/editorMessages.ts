/** The sentences of the old editor, letter by letter, that merchants know. Spec §8, E4, E14 */
export const editorMessages = {
  uploadNotConfigured: '后端配置项没有正常加载，上传插件不能正常使用！',
  fileTooLarge: '文件大小超出限制',
  fileTypeRefused: '文件格式不允许',
  uploadUnreadable: '上传错误',
  videoAddressWrong: '输入的视频地址有误，请检查后再试！',
  imageLoadFailed: '图片加载失败！请检查链接地址或网络状态！',
  imageAddressWrong: '不允许的图片格式或者图片域！',
  /** How many characters there are, and how many more there may be. E7 */
  wordsLeft: (count: number, left: number) => `当前已输入${count}个字符, 您还可以输入${left}个字符。`,
  wordsOver: '字数超出最大允许值，服务器可能拒绝保存！',
} as const;
