/** What is said when a picture is pasted into a table. */
export const pictureNotice = '图片请放在表格外面：先把光标移到表格外，再粘贴';
