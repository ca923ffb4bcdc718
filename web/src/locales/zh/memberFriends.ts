import { memberFriendCodes } from '#contracts/enums/members.ts';
import { memberFriendWords } from '#contracts/words/memberFriends.ts';

export default {
  ...memberFriendWords,
  codes: memberFriendCodes,
  addFriend: '添加亲友',
  editFriend: '编辑亲友',
  emergencyContact: '紧急联系人',
  emergencyNow: '当前紧急联系人：{{name}}，保存后由此人接替',
  ofIdCard: '填写身份证号码后自动填写',
} as const;
