import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type MemberRow, members } from '#contracts/areas/members.ts';
import { memberState } from '#contracts/enums/members.ts';
import { LabelTags } from '../../domain/members/LabelTags.tsx';
import { memberPath } from '../../domain/members/memberPaths.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import type { Column, ValueColumn } from '../../kit/table/column.ts';
import { moneyColumn, textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { MemberStateTag } from './MemberStateTag.tsx';
import css from './members.module.css';

/** Labels that a row shows before it only counts them. */
const mostLabels = 3;

/** The columns of 会员列表 but for the actions (domain design, section 7.1). With these widths the first eight fit into a window of 1366 px. */
export function useMemberColumns() {
  const { t } = useTranslation('common');
  const column = useColumns<MemberRow>(members.get.data as never, members.list);
  const sourceName = useCodeName('memberSource');
  const stateName = useCodeName('memberState');
  return useMemo<Column<MemberRow>[]>(() => {
    const { label } = column;
    const number = (key: 'growth' | 'points' | 'orderCount', width: number): ValueColumn<MemberRow> => ({
      ...column.number(key, width),
      ...{ kind: 'number', sort: key },
      value: (row) => row[key],
    });
    return [
      {
        ...{ key: 'name', title: label('name'), width: 168 },
        value: ({ name }) => name,
        also: [{ title: label('nickname'), value: ({ nickname }) => nickname }],
        render: ({ id, name, nickname, avatarUrl }) => (
          <span className={css.name}>
            {avatarUrl && <Thumbnail url={avatarUrl} alt={name} />}
            <TwoLines below={nickname}>
              <Link to={memberPath(id)} title={name}>
                {name}
              </Link>
            </TwoLines>
          </span>
        ),
      },
      {
        ...{ key: 'mobile', title: label('mobile'), width: 164 },
        value: ({ mobile }) => mobile,
        render: (row) => (
          <MaskedText
            value={row.mobile}
            of={`${row.name} ${label('mobile')}`}
            reveal={revealOf(members.reveal, row)('mobile')}
          />
        ),
      },
      textColumn('gradeName', label('gradeName'), ({ gradeName }) => gradeName, { width: 96 }),
      {
        ...{ key: 'labels', title: label('labels'), width: 208 },
        value: ({ labels }) => labels.map(({ name }) => name).join(t('comma')),
        render: ({ labels }) => (labels.length > 0 ? <LabelTags labels={labels} most={mostLabels} /> : '-'),
      },
      {
        ...moneyColumn<MemberRow>(
          'consumeAmount',
          label('consumeAmount'),
          ({ consumeAmount }) => consumeAmount,
        ),
        sort: 'consumeAmount',
      },
      number('orderCount', 76),
      {
        ...{ key: 'frozen', title: label('frozen'), width: 88, keep: true },
        tags: Object.values(memberState).map(stateName),
        value: ({ frozen }) => stateName(frozen),
        render: ({ frozen }) => <MemberStateTag frozen={frozen} />,
      },
      number('growth', 84),
      number('points', 84),
      {
        ...moneyColumn<MemberRow>('balance', label('balance'), ({ balance }) => balance),
        sort: 'balance',
      },
      textColumn('memberNo', label('memberNo'), ({ memberNo }) => memberNo, { width: 112 }),
      textColumn('recommenderName', label('recommenderName'), ({ recommenderName }) => recommenderName, {
        width: 88,
      }),
      textColumn('source', label('source'), ({ source }) => sourceName(source), { width: 104 }),
      {
        ...timeColumn<MemberRow>('createTime', label('createTime'), ({ createTime }) => createTime),
        sort: 'createTime',
      },
      timeColumn('lastLoginTime', label('lastLoginTime'), ({ lastLoginTime }) => lastLoginTime),
    ];
  }, [column, sourceName, stateName, t]);
}
