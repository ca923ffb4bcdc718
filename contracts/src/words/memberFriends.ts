import { addWords } from '../words.ts';

/** What relatives of members word of their own. */
export const memberFriendWords = addWords({
  sentences: {
    selfTaken: '本人信息已存在',
    friendDocumentTaken: '该证件已添加',
    tooManyFriends: '最多添加{n}位亲友',
  },
  labels: {
    friendOf: '所属会员',
    friendName: '亲友姓名',
    friendRelation: '关系',
    friendRemark: '健康/饮食备注',
    friendEmergency: '设为紧急联系人',
    ageGroup: '年龄段',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof memberFriendWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof memberFriendWords.labels, string> {}
}
