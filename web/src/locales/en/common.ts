import type { Translated } from '../messages.ts';
import type zh from '../zh/common.ts';

export default {
  productName: '美美旅享平台',
  confirm: 'OK',
  cancel: 'Cancel',
  add: 'Add',
  edit: 'Edit',
  remove: 'Delete',
  close: 'Close',
  retry: 'Retry',
  back: 'Back',
  all: 'All',
  enabled: 'Enabled',
  disabled: 'Disabled',
  actions: 'Actions',
  createTime: 'Created',
  status: 'Status',
  loading: 'Loading…',
  empty: 'No data',
  removeConfirm: 'Delete this record?',
  removed: 'Deleted',
  enableOf: 'Enable {{name}}',
  orderingHelp: 'A whole number from 0 to 100; higher numbers come first',
  yuan: 'yuan',
  operationLog: 'Activity log',
} satisfies Translated<typeof zh>;
