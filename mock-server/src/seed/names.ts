/** What the names of the seed's people are made of. */

export const surnames = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高';
export const memberGivenNames = [
  ...['晓雨', '子轩', '雅婷', '志强', '欣怡', '建国'],
  ...['思远', '梦瑶', '浩然', '佳琪', '明辉', '淑芬'],
];
/** Of customers of real estate, who are no members. */
export const customerGivenNames = [
  ...['雨桐', '子墨', '思源', '若兰', '景行', '清扬'],
  ...['致远', '书瑶', '嘉树', '云帆', '念慈'],
];
