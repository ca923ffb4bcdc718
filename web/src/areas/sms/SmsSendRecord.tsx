import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type SmsLog, smsLogs } from '#contracts/areas/smsLogs.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import type { Column } from '../../kit/table/column.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useList } from '../../kit/table/useList.ts';

/** 短信发放记录: the messages that were sent, their receivers, and whether or why they failed. */
export default function SmsSendRecord() {
  const { t } = useTranslation('sms');
  const list = useList(smsLogs.list);

  const search: SearchField[] = [
    { kind: 'digits', name: 'mobile', label: t('mobile'), maxLength: 11 },
    {
      kind: 'select',
      name: 'success',
      label: t('sendStatus'),
      options: [
        { value: '1', label: t('success') },
        { value: '0', label: t('failure') },
      ],
    },
    dateRangeField({ name: 'startDate', endName: 'endDate', label: t('sendTime'), looks: 'back' }),
  ];
  const columns = useMemo<Column<SmsLog>[]>(
    () => [
      { key: 'mobile', title: t('mobile'), width: 140, render: ({ mobile }) => mobile },
      {
        key: 'content',
        title: t('content'),
        value: ({ message }) => message,
        render: ({ message }) => <span title={message}>{message}</span>,
      },
      {
        key: 'status',
        title: t('sendStatus'),
        width: 120,
        value: ({ success }) => t(success ? 'success' : 'failure'),
        render: ({ success }) => (
          <StatusTag tone={success ? 'green' : 'red'}>{success ? t('success') : t('failure')}</StatusTag>
        ),
      },
      { key: 'reason', title: t('failReason'), width: 160, render: ({ failReason }) => failReason || '-' },
      {
        key: 'time',
        title: t('sendTime'),
        width: 180,
        kind: 'moment',
        value: ({ createTime }) => createTime,
        render: ({ createTime }) => formatDateTime(createTime),
      },
    ],
    [t],
  );
  return <ListPage list={list} columns={columns} search={search} />;
}
