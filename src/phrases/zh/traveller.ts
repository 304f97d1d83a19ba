import type { Dictionary } from '../index.ts'

/** A traveller’s own part, opened by a link of their own. */
export const traveller: Dictionary['traveller'] = {
  title: '签证申请中由您填写的部分',
  'from.named': '{name}正在申请坦桑尼亚签证，请您填写自己的部分。',
  'from.plain': '与您同行的人正在申请坦桑尼亚签证，请您填写自己的部分。',
  sees: '您只能看到自己的表格，无需付款。发送链接的人会看到您填写的内容，并负责提交和付款。',
  kept: '您输入的内容会加密并随时保存。您可以随时关闭页面，再用同一链接回来。',
  unknown: '如果您不知道是谁发送的，请关闭页面，不会有任何影响。',
  asIn: '请完全按照护照上的内容填写。',
  'shared.label': '我的住址、抵达和住宿与第一位旅客相同',
  'shared.hint': '这些内容将由发送链接的人填写。',
  finish: '我已填完',
  'done.title': '谢谢，您的部分已填完',
  'done.text': '我们会通知发送链接的人。申请付款后，请用同一链接回来添加您的材料。',
  change: '修改我填写的内容',
  changing: '完成后请再次点击“我已填完”。',
  'other.title': '在另一台设备上也有填写',
  'other.text': '我们已将两边的内容合并。请再检查一遍。',
  'sent.title': '您填写的内容已提交',
  'sent.text': '申请付款后，您即可在此添加材料。请用同一链接回来。',
  'sent.late': '您最后的修改未能及时加入。请告诉发送链接的人：申请仍可更正。',
  'documents.title': '您的材料',
  'documents.text':
    '申请已付款。请在此添加您的材料；除您之外，只有发送链接的人和我们的工作人员能看到。',
  'documents.done.title': '您的材料已齐全',
  'documents.done.text': '在我们递交申请之前，您都可以更换。您无需再做任何事。',
  'ended.title': '此链接已失效',
  'ended.text': '链接已被撤回或更换，或者申请已提交。请向发送链接的人索取新的链接。',
  'missing.title': '请用您的链接打开此页面',
  'missing.text': '链接在您收到的邮件或消息中。',
  'failed.title': '您的表格未能加载',
}
