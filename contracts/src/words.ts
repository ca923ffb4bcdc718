/**
 * The sentences and field names of the wire, in Chinese as the specification words them.
 * The mock speaks them; the console shows them, translated where the user reads another language.
 * A schema carries a *token* (`required|label=bannerTitle`), so one rule has one message in every language.
 */
export const sentences = {
  ok: '操作成功',
  tokenExpired: '您的令牌已过期，请重新登录',
  forbidden: '没有操作权限',
  notFound: '数据不存在或已被删除',
  wrongState: '状态已变更，请刷新后重试',
  stale: '数据已被修改，请刷新后重试',
  fault: '系统繁忙，请稍后重试',
  loginFailed: '账号或密码错误',
  accountLocked: '账号已锁定，请15分钟后再试',
  accountFrozen: '账号已冻结',
  accountDisabled: '账号已被禁用',
  unitDisabled: '所属单位已停用',
  companyDisabled: '所属公司已停用',
  loginFormInvalid: '表单验证失败',
  invalid: '参数错误',
  malformed: '请求内容不是有效的JSON',
  tooLarge: '请求内容过大',
  unknownPath: '接口不存在',
  wrapperExpected: '请求内容应放在data中',
  wrapperUnexpected: '请求内容不应放在data中',
  idempotencyKey: '请求头Idempotency-Key应为32位大写字母或数字',
  idempotencyKeyReused: '同一个Idempotency-Key不能用于不同的请求',
  wrongSignature: '签名错误',
  signatureExpired: '签名已过期，请检查电脑时间后重试',
  required: '请输入{label}',
  choose: '请选择{label}',
  upload: '请上传{label}',
  tooLong: '{label}不能超过{n}个字符',
  range: '{label}范围为{a}-{b}',
  noHtml: '{label}不能包含HTML标签',
  noEmoji: '{label}不能包含表情符号',
  noInvisible: '{label}不能包含换行或不可见字符',
  mobile: '请输入正确的手机号码',
  phone: '请输入正确的电话号码',
  url: '请输入正确的链接地址',
  imageUrl: '请上传正确的图片',
  digits: '{label}只能输入数字',
  date: '请输入正确的日期',
  dateRange: '结束日期不能早于开始日期',
  oldPasswordWrong: '原密码错误',
  oldPasswordRequired: '请输入原密码',
  newPasswordRequired: '请输入新密码',
  passwordLength: '密码长度为6-20位',
  confirmPasswordRequired: '请再次输入新密码',
  passwordsDiffer: '两次密码输入不一致',
  passwordSame: '新密码不能与原密码相同',
  phoneRequired: '请输入客服电话',
  maxPayMinutesRequired: '请输入超时取消规则',
  bannerTitleRequired: '请输入轮播图名称',
  bannerImageRequired: '请上传轮播图',
  linkTypeRequired: '请选择跳转类型',
  productTypeRequired: '请选择产品类型',
  productRequired: '请选择产品名称',
  h5Required: '请选择H5页面',
  miniProgramRequired: '请输入小程序页面路径',
  externalMiniProgramRequired: '请输入外部小程序路径',
  pagePath: '请输入正确的页面路径',
  targetGone: '目标已下架',
  imageTypes: '请上传{types}格式的图片',
  fileTooLarge: '文件大小不能超过{n}M',
  videoFile: '仅支持{types}格式，大小不能超过{n}M',
  uploadFailed: '文件上传失败!',
  uploadTooFrequent: '上传过于频繁，请稍后重试',
  storageFull: '存储空间不足，图片未保存',
  superAdminUntouchable: '超级管理员不允许修改',
  tooShort: '{label}不能少于{n}个字符',
  tooMany: '{label}不能超过{n}个',
  twice: '{label}不能重复',
  personName: '请输入正确的姓名',
  rateRange: '{label}范围为{a}-{b}%',
  money: '请输入正确的金额',
  moneyRange: '{label}范围为{a}-{b}元',
  unsafeHtml: '{label}包含不允许的内容',
  birthdayRange: '生日须在1900-01-01至今天之间',
  coverRequired: '请设置封面图',
  location: '请选择正确的地理位置',
  merchantCannotOwn: '商户已停用或未开通该经营类型',
  categoryNameTaken: '分类名称已存在',
  viewNameTaken: '视图名称已存在',
  tooManyViews: '每个列表最多保存{n}个视图',
  tooManyTables: '最多保存{n}个列表的设置',
  unknownList: '列表不存在',
} as const;

export const labels = {
  videoUrl: '视频',
  pagePath: '页面路径',
  linkAddress: '链接地址',
  mobile: '手机号',
  password: '密码',
  title: '轮播图名称',
  bannerImage: '轮播图',
  ordering: '排序',
  enabled: '启用',
  code: '验证码',
  servicePhone: '客服电话',
  maxPayMinutes: '超时取消',
  phone: '客服电话',
  image: '图片',
  area: '所在地区',
  address: '详细地址',
  remark: '备注',
  birthday: '生日',
  tags: '标签',
  intro: '简介',
  detail: '图文详情',
  facilities: '设施',
  longitude: '经度',
  latitude: '纬度',
  merchant: '所属商户',
  company: '所属公司',
  contractNo: '合同编号',
  commissionRate: '佣金比例',
  onShelf: '上架',
  category: '分类',
  categoryName: '分类名称',
  description: '描述',
  auditPass: '审核结果',
  refuseReason: '拒绝原因',
  rejectedReason: '驳回原因',
  memberCount: '会员数',
  viewName: '视图名称',
  columnWidth: '列宽',
  shownColumns: '显示列',
} as const;

/**
 * What an area words of its own: it adds its keys here (`declare module`) and its texts by `addWords`.
 * @public areas name it in `declare module`
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface AreaSentences {}
/** @public */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface AreaLabels {}

export type Sentence = keyof typeof sentences | keyof AreaSentences;
export type Label = keyof typeof labels | keyof AreaLabels;
type Params = { label?: Label } & Record<string, string | number | readonly string[]>;

interface Dictionary {
  sentences: Record<string, string>;
  labels: Record<string, string>;
  /** What joins the entries of a list; the wire has `listComma`. */
  comma?: string | undefined;
  /** Entries of lists that the wire words in Chinese. */
  entries?: Record<string, string> | undefined;
}
const known: Dictionary = { sentences: { ...sentences }, labels: { ...labels } };
const listComma = '、';
/** The parameters that are lists. An entry that is a sentence is spoken as one; any other stays as it is. */
const lists: readonly string[] = ['types', 'missing'];

/** Every text that has been added so far, in Chinese. */
export const knownWords: Readonly<Dictionary> = known;

/** Adds an area's texts when its module loads, so the sign-in page does not carry the words of ninety screens. */
export function addWords<const W extends Dictionary>(words: W): W {
  for (const part of ['sentences', 'labels'] as const) {
    for (const [key, text] of Object.entries(words[part])) {
      if ((known[part][key] ?? text) !== text) throw new Error(`the word ${key} means two things`);
      known[part][key] = text;
    }
  }
  return words;
}

/** Makes the token that a schema or a business error carries: the sentence's key and its parameters. */
export function say(sentence: Sentence, params: Params = {}): string {
  const pairs = Object.entries(params).map(
    ([name, value]) => `${name}=${Array.isArray(value) ? value.join(listComma) : value}`,
  );
  return [sentence, ...pairs].join('|');
}

/** Splits a token. A text that is no token (a server's own words) comes back as undefined. */
export function readToken(token: string): { sentence: Sentence; params: Record<string, string> } | undefined {
  const [sentence = '', ...pairs] = token.split('|');
  if (!Object.hasOwn(known.sentences, sentence)) return undefined;
  const params = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
  return { sentence: sentence as Sentence, params };
}

/** Speaks a token in the language of the given dictionaries; other text comes back as it is. */
export function speak(
  token: string,
  { sentences: dictionary, labels: names, comma = listComma, entries = {} }: Dictionary = known,
): string {
  const read = readToken(token);
  if (!read) return token;
  const text = dictionary[read.sentence] ?? known.sentences[read.sentence] ?? token;
  const entry = (words: string) => entries[words] ?? dictionary[keyOf(words) ?? ''] ?? words;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = read.params[name] ?? '';
    if (lists.includes(name)) return value.split(listComma).map(entry).join(comma);
    return name === 'label' ? (names[value] ?? known.labels[value] ?? value) : value;
  });
}

/** The key of a sentence without parameters. */
const keyOf = (text: string): string | undefined =>
  Object.keys(known.sentences).find((key) => known.sentences[key] === text);

/** The token of a sentence as a server words it in Chinese, parameters found again; undefined when it is none of ours. */
export function recognise(text: string): string | undefined {
  const exact = keyOf(text);
  if (exact) return exact;
  // The longer one first: 范围为{a}-{b}% is a 范围为{a}-{b}, too.
  const patterns = Object.entries(known.sentences).sort(([, a], [, b]) => b.length - a.length);
  for (const [key, sentence] of patterns) {
    if (!sentence.includes('{')) continue;
    const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const found = paramsIn(text, sentence.split(/\{\w+\}/));
    if (!found) continue;
    const values = names.map((name, at) => [name, wireValue(name, found[at] ?? '')]);
    return say(key as Sentence, Object.fromEntries(values));
  }
  return undefined;
}

/** What stands in a text between the fixed parts of a sentence, each as short as can be; undefined where the parts are not there. */
function paramsIn(text: string, [first = '', ...parts]: string[]): string[] | undefined {
  const last = parts.at(-1) ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const found: string[] = [];
  let from = first.length;
  for (const [at, part] of parts.entries()) {
    const end = at === parts.length - 1 ? text.length - last.length : text.indexOf(part, from + 1);
    if (end <= from) return undefined;
    found.push(text.slice(from, end));
    from = end + part.length;
  }
  return found;
}

/** A label travels as its key, so that it can be translated. */
function wireValue(name: string, value: string): string {
  if (name !== 'label') return value;
  return Object.keys(known.labels).find((key) => known.labels[key] === value) ?? value;
}
