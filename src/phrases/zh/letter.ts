import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: '尊敬的{name}：',
  'footer.private':
    '{company} 是一家私营咨询公司，不隶属于任何政府。您也可以在官方网站 {officialSite} 申请。',
  'footer.contact': '如有疑问，请回复此邮件或发邮件至 {email}。',
  'footer.stop': '不再接收此申请的提醒',
  'fact.reference': '申请编号',
  'fact.paidAt': '付款时间',
  'fact.payment': '付款编号',
  'fact.visa': '签证',
  'fact.travellers': '旅客',
  'fact.total': '总计',
  'fact.status': '状态',
  'fact.attached': '附件',
  message: '办理您申请的工作人员的留言',
  'status.pending': '未完成',
  'status.paid': '已付款',
  'status.processing': '审批中',
  'status.approved': '已批准',
  'status.rejected': '未获批准',
  'next.title': '后续步骤',

  'payment-confirmed.subject': '已收到 {reference} 的付款：下一步请添加材料',
  'payment-confirmed.subject.ended': '已收到 {reference} 的付款',
  'payment-confirmed.preview': '您的收据，以及您还需完成的一步。',
  'payment-confirmed.title': '我们已收到您的付款',
  'payment-confirmed.text.attached': '谢谢。您的收据以 PDF 形式附在邮件中。',
  'payment-confirmed.text.both': '谢谢。您的收据和您签署的协议以 PDF 形式附在邮件中。',
  'payment-confirmed.text.online': '谢谢。您可以在状态页面查看您的收据。',
  'payment-confirmed.agreement': '您签署的协议附在本邮件中（PDF）。',
  'payment-confirmed.ended':
    '这笔付款到账时，该申请已经结束。我们会核实情况，并通过电子邮件告知您。',
  'payment-confirmed.action': '继续上传材料',
  'payment-confirmed.next.1':
    '{count, plural, =1 {请添加旅客的材料。用手机拍摄的清晰照片即可。} other {请添加全部 # 位旅客的材料。用手机拍摄的清晰照片即可。}}',
  'payment-confirmed.next.2.business-days':
    '收齐全部材料后，我们会核对全部内容，并在 {apart, plural, =0 {} other {{least} 至 }}{most} 个工作日内将申请递交给坦桑尼亚移民局。',
  'payment-confirmed.next.2.hours':
    '收齐全部材料后，我们会核对全部内容，并在 {most} 小时内将申请递交给坦桑尼亚移民局。',
  'payment-confirmed.next.3': '之后由移民局审批，所需时间任何人都无法缩短。结果会发送到此邮箱。',
  'payment-confirmed.next.3.by':
    '之后由移民局审批；如果我们今天收到您的材料，预计{day}左右有结果，这段时间任何人都无法缩短。结果会发送到此邮箱。',
  'payment-confirmed.link': '此按钮无需密码即可打开您的申请。请勿转发此邮件。',

  'order-amended.subject': '{reference}：您的订单已更改',
  'order-amended.preview': '您现在的订单内容，以及我们何时递交。',
  'order-amended.title': '您的订单已更改',
  'order-amended.text.paid':
    '谢谢。我们已收到您支付的 {amount}，并已更改您的订单。此邮件即为本次更改的收据，请妥善保存。',
  'order-amended.text.staff': '按照约定，我们已更改您的订单。如需向您退款，我们会另发邮件说明。',
  'order-amended.receipt': '收据以 PDF 形式附在邮件中。',
  'order-amended.documents': '此签证需要更多材料。请补充后再次点击“完成申请”。',
  'order-amended.due': '我们最迟于{day}将申请递交给坦桑尼亚移民局。',
  'order-amended.action.status': '查看状态',
  'order-amended.action.documents': '添加材料',

  'regime-changed.subject': '{reference}：审批需要更长时间',
  'regime-changed.preview': '坦桑尼亚移民局更改了规定。以下是对您的影响。',
  'regime-changed.title': '审批需要更长时间',
  'regime-changed.text':
    '坦桑尼亚移民局更改了规定。持下列旅客（{count} 位）护照的申请，现在须先转交另一部门审批，约需 {days} 天。',
  'regime-changed.by':
    '按移民局公布的审批时间，现在预计{day}左右有结果。这段时间任何人都无法缩短。',
  'regime-changed.open': '这段时间从我们递交申请之日算起。材料齐全后，我们会立即递交。',
  'regime-changed.late':
    '计划的抵达日期就在这一天或更早。如可推迟出行，请回复此邮件，告诉我们新的日期。',
  'regime-changed.kept': '您支付的费用和我们递交申请的期限都不变。',
  'regime-changed.cancel': '如您希望取消，可在同一页面查看按您同意的条款可退还的金额。',

  'documents-received.subject': '{reference}：所需材料已全部收到',
  'documents-received.preview': '您无需再做任何事。以下是后续安排和时间。',
  'documents-received.title': '您的材料已收到',
  'documents-received.text':
    '{count, plural, =1 {旅客的全部材料已收到。} other {# 位旅客的全部材料已收到。}}您无需再做任何事。',
  'documents-received.action': '查看状态',
  'documents-received.next.1':
    '我们会核对全部内容，并最迟于{day}将申请递交给坦桑尼亚移民局。如需更正，我们会发邮件告知您。',
  'documents-received.next.2': '之后由移民局审批。无论您选择了哪种办理速度，审批时间都一样。',
  'documents-received.next.2.by':
    '之后由移民局审批；按其公布的审批时间，预计{day}左右有结果。无论您选择了哪种办理速度，审批时间都一样。',
  'documents-received.next.3': '审批结果会通过电子邮件发送给您；如获批准，可下载签证。',
  'documents-received.hold': '拿到签证之前，请勿预订任何不能更改的行程。',

  'reminder-payment.subject': '{reference}：您填写的内容已保存，等待付款',
  'reminder-payment.preview': '您可以从上次停下的地方继续。未扣款。',
  'reminder-payment.title': '您的申请尚未付款',
  'reminder-payment.text':
    '您为 {reference} 填写的内容已保存。未扣款；付款之前，我们不会递交申请。',
  'reminder-payment.text.last':
    '您为 {reference} 填写的内容仍然保存着。这是我们最后一次提醒；如您不再需要签证，则无需做任何事。',
  'reminder-payment.action': '继续付款',

  'reminder-documents.subject':
    '{reference}：{count, plural, =0 {只剩最后一步} other {还缺少 # 份材料}}',
  'reminder-documents.preview': '材料齐全后，我们即开始办理。',
  'reminder-documents.title': '还缺少一些材料',
  'reminder-documents.text': '您的申请 {reference} 已付款。收到以下材料后，我们即开始办理：',
  'reminder-documents.text.last':
    '您的申请 {reference} 已付款，正在等待以下材料。这是我们最后一次提醒，但申请会继续保留。',
  'reminder-documents.more': '{count, plural, other {以及另外 # 位旅客}}',
  'reminder-documents.title.complete': '只剩最后一步',
  'reminder-documents.text.complete':
    '{reference} 的材料已全部上传，但申请尚未完成。请再检查一遍材料，然后点击“完成申请”，我们随即开始办理。',
  'reminder-documents.action': '添加材料',
  'reminder-documents.action.complete': '完成申请',
  'reminder-documents.help': '如遇到问题，或没有某份材料，请回复此邮件告诉我们。',

  'own-part-asked.subject.named': '{name}请您填写坦桑尼亚签证申请（您本人的部分）',
  'own-part-asked.subject.plain': '坦桑尼亚签证申请中由您填写的部分',
  'own-part-asked.preview': '您自己的一份表格，无需注册账户，无需付款。',
  'own-part-asked.title': '请填写您的部分',
  'own-part-asked.text.named':
    '{name}正通过 {company} 申请坦桑尼亚签证，请您填写自己的部分：护照上的个人信息，之后还有您的材料。',
  'own-part-asked.text.plain':
    '与您同行的人正通过 {company} 申请坦桑尼亚签证，请您填写自己的部分：护照上的个人信息，之后还有您的材料。',
  'own-part-asked.sees':
    '链接只会打开您自己的表格，任何设备均可，无需注册账户。您无需付款。发送链接的人会看到您填写的内容，并负责提交和付款。',
  'own-part-asked.action': '打开我的表格',
  'own-part-asked.ignore':
    '如果您不知道是谁发送的，请忽略此邮件：没有您的操作，不会发生任何事情。我们绝不会在此向您索要钱款或密码。',
  'own-part-reminder.subject': '坦桑尼亚签证申请中由您填写的部分尚未完成',
  'own-part-reminder.title': '您的部分尚未完成',
  'own-part-reminder.answers':
    '您的部分完成后，申请才能继续。您已填写的内容已保存，用同一链接即可打开。',
  'own-part-reminder.documents': '申请已付款，但还缺少您的材料。用同一链接即可添加。',
  'own-part-finished.subject.all': '所有旅客都已完成自己的部分',
  'own-part-finished.subject.some': '{count, plural, other {# 位旅客已完成自己的部分}}',
  'own-part-finished.text': '已完成：{names}。',
  'own-part-finished.left': '{count, plural, other {还有 # 位收到链接的旅客尚未完成。}}',
  'own-part-finished.next':
    '请在您开始申请时使用的浏览器中打开申请，检查填写的内容，然后继续付款。',
  'own-part-finished.action': '继续申请',

  'continue-link.subject': '继续申请的链接',
  'continue-link.preview': '仅可使用一次，{minutes} 分钟内有效。',
  'continue-link.title': '在其他浏览器中继续',
  'continue-link.text':
    '请在您要继续填写的设备上打开此邮件，然后点击按钮。链接仅可使用一次，{minutes} 分钟内有效。',
  'continue-link.action': '继续申请',
  'continue-link.ignore': '如果不是您索取的链接，请忽略此邮件：不使用链接，就不会发生任何变动。',

  'draft-reminder.subject': '您的坦桑尼亚签证申请尚未完成',
  'draft-reminder.preview': '您填写的内容会保留至{date}。',
  'draft-reminder.title': '从上次停下的地方继续',
  'draft-reminder.text':
    '您在我们这里开始了坦桑尼亚签证申请，但尚未完成。您填写的内容会保留至{date}，之后将被删除。未扣款，也未递交任何材料。',
  'draft-reminder.action': '继续申请',
  'draft-reminder.once': '此按钮在任何设备上均可使用，但仅限一次。我们只发送这一次提醒。',
  'draft-reminder.ignore': '如果不是您本人，或您已不再需要：',
  'draft-reminder.forget': '删除此草稿',

  'staff-invitation.subject.new': '邀请您加入我们的工作团队',
  'staff-invitation.subject.reset': '设置新密码',
  'staff-invitation.preview': '仅可使用一次，{days} 天内有效。',
  'staff-invitation.title': '{name}，欢迎您',
  'staff-invitation.new':
    '{inviter} 邀请您使用 {company} 的员工系统。请点击按钮并设置密码，即可开始使用。',
  'staff-invitation.reset':
    '{inviter} 已为您重置 {company} 员工系统的登录方式。请点击按钮并设置新密码。原有的双重验证将被清除，之后请重新设置。',
  'staff-invitation.action': '设置密码',
  'staff-invitation.ignore':
    '此按钮仅可使用一次，{days} 天内有效。如果您没有预料到会收到此邮件，请忽略它，并告知办公室负责人。',

  'status-changed.subject.pending': '{reference} 已重新开启',
  'status-changed.subject.paid': '{reference}：已确认您的付款',
  'status-changed.subject.processing': '{reference} 已递交坦桑尼亚移民局',
  'status-changed.subject.approved': '{reference} 已获批准',
  'status-changed.subject.rejected': '{reference}：您的申请已有审批结果',
  'status-changed.preview': '您的申请状态有变化，说明如下。',
  'status-changed.title.pending': '您的申请已重新开启',
  'status-changed.title.paid': '已确认您的付款',
  'status-changed.title.processing': '您的申请正在审批中',
  'status-changed.title.approved': '您的申请已获批准',
  'status-changed.title.rejected': '您的申请未获批准',
  'status-changed.text.pending': '我们已重新开启您的申请。还需要做什么，请查看状态页面。',
  'status-changed.text.paid': '我们已确认您的付款。是否还需要您补充材料，请查看状态页面。',
  'status-changed.text.processing':
    '我们已核对您的材料，并将申请递交给坦桑尼亚移民局。现在由移民局审批，这段时间任何人都无法缩短。一有结果，我们会立即发邮件告知您。',
  'status-changed.text.approved': '您的申请已获批准。签证文件可在状态页面下载。',
  'status-changed.text.rejected': '很遗憾，您的申请未获批准。',
  'status-changed.rejected': '如想了解更多，或想再次申请，请回复此邮件，会有工作人员阅读。',
  'status-changed.action': '查看状态',

  'staff-message.subject': '{reference}：关于您申请的留言',
  'staff-message.preview': '来自办理您申请的工作人员。',
  'staff-message.title': '关于您申请的留言',
  'staff-message.reply': '您可以直接回复此邮件，会有工作人员阅读。',
  'visa-approved.subject': '{reference}：您的签证已获批准',
  'visa-approved.preview': '签证文件见附件。出行前请核对。',
  'visa-approved.title': '您的签证已获批准',
  'visa-approved.text': '好消息：您的申请已获批准。签证文件附在此邮件中，您也可以在状态页面下载。',
  'visa-approved.action': '下载签证',
  'visa-approved.next': '出行之前',
  'visa-approved.next.1': '请逐字核对姓名、护照号码和日期。如有错误，请立即回复此邮件告知我们。',
  'visa-approved.next.2': '请打印签证文件，并在手机中保存一份。',
  'visa-approved.next.3': '请携带申请时所用的护照。能否入境，最终由口岸移民官员决定。',
  'visa-approved.next.4': '如有人对文件存疑，可在 {address} 核验其是否由我们发出。',

  'partly.approved': '{total} 份签证中已有 {approved} 份获批。',
  'partly.filed': '{count, plural, other {{names}的申请仍在坦桑尼亚移民局审批中。}}',
  'partly.open': '{count, plural, other {{names}的申请尚未递交。}}',
  'partly.more': '另外 {count} 位',
  'applicant-decided.subject.filed': '{reference}：{names}的申请已递交',
  'applicant-decided.subject.rejected': '{reference}：{names}的审批结果',
  'applicant-decided.subject.withdrawn': '{reference}：{names}的申请已取消',
  'applicant-decided.subject.ready': '{reference}：{names}的申请已重新开启',
  'applicant-decided.preview': '最新进展，以及接下来怎么做。',
  'applicant-decided.title.filed': '{names}的申请已递交',
  'applicant-decided.title.rejected': '{names}的审批结果',
  'applicant-decided.title.withdrawn': '{names}的申请已取消',
  'applicant-decided.title.ready': '{names}的申请已重新开启',
  'applicant-decided.text.filed':
    '我们已核对材料，并将{names}的申请递交给坦桑尼亚移民局。现在由移民局审批，这段时间任何人都无法缩短。一有结果，我们会立即发邮件告知您。',
  'applicant-decided.text.rejected': '很遗憾，{names}的申请未获批准。',
  'applicant-decided.text.withdrawn': '{names}的申请已取消，不再继续办理。',
  'applicant-decided.text.ready':
    '我们已重新开启{names}的申请。是否需要您补充材料，请查看状态页面。',
  'applicant-decided.reason': '原因',
  'applicant-decided.rejected.next.1': '如想进一步了解原因，请回复此邮件，会有工作人员阅读。',
  'applicant-decided.rejected.next.2':
    '您可以再次申请。申请之前，我们可以帮您看看有哪些地方需要改正。',
  'applicant-decided.refund-policy': '哪些费用可退、哪些不可退，请见我们的《退款政策》。',
  'applicant-decided.withdrawn.next': '如果这并非您的本意，请立即回复此邮件。',
  'visa-approved.text.some':
    '好消息：{names}的申请已获批准。签证文件附在此邮件中，您也可以在状态页面下载。',

  'documents-asked.subject': '{reference}：请重新提交{count, plural, other { # 份材料}}',
  'documents-asked.preview':
    '{count, plural, other {有 # 份材料不符合要求。}}以下是原因和重新提交的方法。',
  'documents-asked.title': '{count, plural, other {请重新提交 # 份材料}}',
  'documents-asked.text':
    '我们已审核 {reference} 的材料。以下{count, plural, =1 {这份材料} other { # 份材料}}暂时无法递交：',
  'documents-asked.action': '{count, plural, other {重新提交材料}}',
  'documents-asked.reply':
    '请最迟于{day}提交，以便我们按承诺的时间办理。您提供的其他内容无需改动。',

  'questions-asked.subject': '{reference}：{count, plural, other {还需填写 # 项内容}}',
  'questions-asked.preview': '坦桑尼亚移民局的申请表需要这些内容。',
  'questions-asked.title': '{count, plural, other {还需填写 # 项内容}}',
  'questions-asked.text': '关于 {reference}，坦桑尼亚移民局的申请表还需要您填写以下内容：',
  'questions-asked.end': '收到这些内容后，我们即可递交申请。您可以先提交一部分，其余稍后再提交。',
  'questions-asked.action': '立即填写',
  'refund-made.subject': '{reference}：您的退款已发出',
  'refund-made.preview': '款项将退回您付款时使用的银行卡。',
  'refund-made.title': '您的退款已发出',
  'refund-made.text.refund': '按照约定，我们不再继续办理此申请，现按《退款政策》向您退款。',
  'refund-made.text.cancellation': '应您的要求，申请已取消。现按《退款政策》向您退款。',
  'refund-made.text.duplicate': '您的付款重复到账。第二笔将全额退还。',
  'refund-made.text.service-failed': '我方出现了问题。我们为此致歉，并向您退款。',
  'refund-made.text.late':
    '我们未能在承诺的期限内递交您的申请。您选择了更快的办理速度，因此我们将退还这笔加急或特急附加费。您的申请会照常继续办理。',
  'refund-made.text.amended': '按照约定，您的订单价格已降低。现按《退款政策》退还差价。',
  'refund-made.text.lapsed':
    '您为更改支付的款项到账时，已无法再更改。您的订单保持不变，这笔款项将全额退还。',
  'refund-made.text.part': '按照约定，我们退还此申请的部分款项。',
  'refund-made.withdrawn': '{name}已不在此申请中。其他旅客的申请继续办理。',
  'refund-made.before': '此前已退',
  'refund-made.open': '此申请剩余已付金额',
  'refund-made.paid': '您已支付',
  'refund-made.kept': '我们扣除',
  'refund-made.amount': '退款金额',
  'refund-made.note': '退款凭证以 PDF 形式附在邮件中。',
  'refund-made.arrives': '款项将退回您付款时使用的银行卡，最迟{day}到账；具体快慢取决于您的银行。',
  'refund-made.action': '查看状态',
  'refund-made.help': '如届时仍未收到退款，请回复此邮件。',

  'answers-corrected.subject': '{reference}：您的申请已更正',
  'answers-corrected.preview': '更正了哪些内容，以及是否需要您补充材料。',
  'answers-corrected.title': '您的申请已更正',
  'answers-corrected.text.staff': '我们更正了您的申请 {reference} 中的以下信息：',
  'answers-corrected.text.traveller': '您的申请 {reference} 中的以下信息已在线更正：',
  'answers-corrected.contact': '联系方式',
  'answers-corrected.asks':
    '{count, plural, =1 {以下材料显示的是更正前的信息，请重新提交：} other {以下 # 份材料显示的是更正前的信息，请重新提交：}}',
  'answers-corrected.values': '为安全起见，本邮件不列出具体内容。请点击按钮查看。',
  'answers-corrected.action': '查看更正内容',
  'answers-corrected.wrong': '如果您对此不知情，或内容有误，请立即回复此邮件。',

  'contact-code.subject': '{code} 是您新邮箱的验证码',
  'contact-code.text':
    '有人要求我们就签证申请 {reference} 与此邮箱联系。如果是您本人，请在提出要求的页面输入此验证码。验证码仅可使用一次，{minutes} 分钟内有效。',
  'contact-code.ignore':
    '如果不是您本人，则是有人输错了邮箱。请忽略此邮件：没有验证码，就不会有任何变动。',

  'contact-changed.subject.old': '{reference}：联系邮箱已更改',
  'contact-changed.subject.new': '{reference}：今后的邮件会发往此邮箱',
  'contact-changed.preview.old': '如果不是您本人更改的，请立即联系我们。',
  'contact-changed.preview.new': '今后有关您申请的所有邮件都会发到这里。',
  'contact-changed.title.old': '联系邮箱已更改',
  'contact-changed.title.new': '今后的邮件会发往此邮箱',
  'contact-changed.text.old':
    '申请 {reference} 的联系邮箱现为 {email}。我们不再向本邮箱发送邮件，已发到这里的验证码也已失效。',
  'contact-changed.text.new':
    '此邮箱现为您的申请 {reference} 的联系邮箱。审批结果和签证将发到这里。',
  'contact-changed.wrong.old': '如果不是您本人更改的，请立即回复此邮件，以便工作人员及时阻止。',
  'contact-changed.wrong.new': '如果您对此申请不知情，请回复此邮件，以便我们更正邮箱。',
  'contact-changed.action.old': '联系我们',

  'chat-answer.subject': '我们已回复您的消息',
  'chat-answer.preview': '我们回复时，您已离开在线咨询。',
  'chat-answer.title': '我们已回复您',
  'chat-answer.text':
    '{count, plural, =1 {您曾通过在线咨询联系我们。您离开后，我们作出了以下回复：} other {您曾通过在线咨询联系我们。您离开后，我们作出了以下 # 条回复：}}',
  'chat-answer.action': '继续对话',
  'chat-answer.link': '此按钮在 {days} 天内无需密码即可打开您的对话。请勿转发此邮件。',

  'chat-transcript.subject': '您与 {company} 的对话',
  'chat-transcript.preview': '您索取的副本。',
  'chat-transcript.title': '您的对话',
  'chat-transcript.text': '以下是您索取的副本。时间均为伦敦时间。',
  'chat-transcript.you': '您',
  'chat-transcript.ignore': '如果不是您索取的副本，则是有人输错了邮箱：请删除此邮件。',

  'email-test.subject': '邮件系统测试',
  'email-test.preview': '测试成功：邮件可以送达此邮箱。',
  'email-test.title': '邮件系统运行正常',
  'email-test.text':
    '此邮件的发送方式与发给旅客的邮件相同。如果在这里显示正常，旅客收到的也会正常。',
  'email-test.sent': '发送时间',
  'email-test.by': '测试人',
  'email-test.action': '返回测试页面',
  'email-test.ignore': '如果您不知道有此测试，请忽略此邮件。',

  'download-code.subject': '{code} 是您 {reference} 的验证码',
  'download-code.preview': '仅可使用一次，{minutes} 分钟内有效。',
  'download-code.title': '您的验证码',
  'download-code.text':
    '请在索取验证码的页面输入此验证码，即可打开 {reference} 或下载其签证。验证码仅可使用一次，{minutes} 分钟内有效。',
  'download-code.action': '打开状态页面',
  'download-code.ignore':
    '如果不是您索取的验证码，则是他人索取的。没有验证码就看不到您申请的任何内容，请勿将其告诉他人。',

  'application-received.subject': '{reference}：您的申请已保存，可在任意设备付款',
  'application-received.preview': '您申请的链接，以及如何在其他设备付款。',
  'application-received.title': '我们已收到您的申请',
  'application-received.text':
    '您填写的内容已保存。您可以在任意设备上付款：请在该设备上打开此邮件，然后点击按钮。',
  'application-received.action': '继续付款',
  'application-received.otherwise':
    '未扣款。付款之前我们不会递交，未付款的申请会自动失效。我们最多提醒您两次。',

  'application-link.subject': '{reference}：您的申请链接',
  'application-link.preview': '可打开全部内容：状态、填写的内容和材料。',
  'application-link.title': '您的链接',
  'application-link.text': '请在您要继续的设备上打开此邮件，然后点击按钮。',
  'application-link.action': '打开我的申请',
  'application-link.ignore':
    '如果不是您索取的，请忽略此邮件：索取者什么也没有看到。此按钮无需密码即可打开您的申请。请勿转发此邮件。',

  'applications-found.subject': '您的申请',
  'applications-found.preview': '这是您在我们网站上索取的申请列表。',
  'applications-found.title': '您在我们这里的申请',
  'applications-found.text':
    '{count, plural, =1 {使用您的邮箱创建的申请如下。点击编号即可打开：} other {使用您的邮箱创建的申请共 # 份。点击编号即可打开：}}',
  'applications-found.action': '{count, plural, =1 {打开我的申请} other {打开最新一份}}',

  'cancelled.subject': '{reference} 已取消',
  'cancelled.preview': '未扣款。说明如下。',
  'cancelled.title': '您的申请已取消',
  'cancelled.text':
    '您已取消 {reference}。未扣款，我们不会递交，也不会再发送提醒。您可以随时重新申请。',
  'cancelled.ignore': '如果不是您本人取消的，则是持有您链接的人所为：请回复此邮件。',

  'cancellation-received.subject': '{reference}：已收到您的取消请求',
  'cancellation-received.preview': '工作人员会通过邮件答复。在此之前一切不变。',
  'cancellation-received.title': '已收到您的取消请求',
  'cancellation-received.text': '我们会审核您的取消请求，最迟于{day}答复。',
  'cancellation-received.refund': '按退款政策可退',
  'cancellation-received.until': '在我们答复之前，您的申请照常办理。',

  'cancellation-answered.subject.accepted': '{reference}：已接受您的取消',
  'cancellation-answered.subject.declined': '{reference}：对您取消请求的答复',
  'cancellation-answered.preview': '我们的答复如下。',
  'cancellation-answered.title.accepted': '已接受您的取消',
  'cancellation-answered.title.declined': '我们无法取消',
  'cancellation-answered.text.accepted': '我们不再为下列旅客办理申请。',
  'cancellation-answered.refund.all': '我们会退还下列金额，退款完成后另发邮件通知您。',
  'cancellation-answered.refund.some': '如仍有应退款项，我们会另发邮件告知金额。',
  'cancellation-answered.text.declined': '我们无法取消下列旅客的申请，其申请照常办理。',

  'data-request-received.subject.export': '已收到您索取数据副本的请求',
  'data-request-received.subject.erasure': '已收到您删除数据的请求',
  'data-request-received.preview': '以下是后续步骤和期限。',
  'data-request-received.title.export': '已收到您索取副本的请求',
  'data-request-received.title.erasure': '已收到您的删除请求',
  'data-request-received.text.export':
    '您向我们索取我们所持有的您的全部数据的副本。工作人员核实后会发送给您。',
  'data-request-received.text.erasure':
    '您要求我们删除所持有的您的数据。工作人员会核实您的请求，完成后发邮件告知您。为了会计核算，我们须保留付款记录，但不含您的姓名。',
  'data-request-received.due': '答复期限',
  'data-request-received.ignore': '如果不是您提出的，则是持有您链接的人所为：请回复此邮件。',

  'document.passportPhoto': '证件照',
  'document.passportDocument': '护照资料页',
  'document.flightTicket': '机票',
  'document.transitTicket': '续程票',
  'document.transitVisa': '前往国签证',
  'document.invitationLetter': '邀请函',
  'document.companyRegistration': '公司注册证明',
  'list.application-received': '我们已收到您的申请',
  'list.application-link': '您的申请链接',
  'list.cancelled': '您的申请已取消',
  'list.cancellation-received': '已收到您的取消请求',
  'list.cancellation-answered': '对您取消请求的答复',
  'list.data-request-received': '已收到您有关数据的请求',

  'list.payment-confirmed': '收据：款项已到账',
  'list.order-amended': '您的订单已更改',
  'list.regime-changed': '审批需要更长时间',
  'list.documents-received': '已收到您的材料',
  'list.reminder-payment': '提醒：尚未付款',
  'list.reminder-documents': '提醒：还缺少材料',
  'list.staff-message': '我们的留言',
  'list.status-changed': '申请进展通知',
  'list.applicant-decided': '一位旅客的审批结果',
  'list.answers-corrected': '您的信息已更正',
  'list.contact-changed': '您的联系方式已更改',
  'list.visa-approved': '您的签证',
  'list.questions-asked': '请补充填写',
  'list.documents-asked': '请重新提交材料',
  'list.refund-made': '退款通知',
}
