/** When the jobs of every day run, `HH:mm` in Asia/Shanghai (domain design, section 17). */
export const jobTimes = {
  ticketExpire: '00:10',
  recommendExpire: '00:20',
  gradeExpire: '02:00',
  labelRefresh: '02:00',
  selfCheck: '03:00',
  checkout: '14:00',
} as const;
