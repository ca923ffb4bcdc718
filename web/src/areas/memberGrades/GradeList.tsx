import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { type MemberGrade, memberGradeForm, memberGrades } from '#contracts/areas/memberGrades.ts';
import { gainMode } from '#contracts/enums/members.ts';
import { useMay } from '../../api/session.ts';
import { memberList } from '../../domain/members/memberPaths.ts';
import { formatDiscount } from '../../domain/trade/discount.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { withQuery } from '../../kit/page/withQuery.ts';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { linkedCount } from '../../kit/table/linkedCount.tsx';
import { PictureName } from '../../kit/table/PictureName.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useEditActions } from '../../kit/table/useEditActions.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { detailPath, formPath } from './paths.ts';
import { useGradeSwitch } from './useGradeSwitch.tsx';
import { useWorth } from './useWorth.ts';

/** 会员等级, the lowest first. */
export default function GradeList() {
  const { t } = useTranslation(['memberGrades', 'common', 'menu']);
  const navigate = useNavigate();
  const mayAdd = useMay(memberGrades.add);
  const list = useList(memberGrades.list);
  const column = useColumns<MemberGrade>(memberGradeForm, memberGrades.list);
  const search = useSearchFields(memberGrades.list, ['name', 'enabled']);
  const { validity, times } = useWorth();
  const enable = useGradeSwitch(list.reload);
  const { actions } = useEditActions<MemberGrade>({
    calls: memberGrades,
    form: memberGradeForm,
    reload: list.reload,
    edit: ({ id }) => navigate(formPath(id)),
    width: 148,
    mayMore: true,
    before: ({ id }) => [{ text: t('common:detail'), onClick: () => navigate(detailPath(id)) }],
  });
  const columns = useMemo<Column<MemberGrade>[]>(
    () => [
      {
        key: 'name',
        title: column.label('name'),
        width: 184,
        value: ({ name }) => name,
        render: ({ id, iconUrl, name }) => (
          <PictureName url={iconUrl} name={name}>
            <Link to={detailPath(id)} title={name}>
              {name}
            </Link>
          </PictureName>
        ),
      },
      column.number('level', 72),
      {
        key: 'isDefault',
        title: column.label('isDefault'),
        width: 104,
        tags: [t('memberGrades:default')],
        value: ({ isDefault }) => (isDefault === 1 ? t('memberGrades:default') : ''),
        render: ({ isDefault }) =>
          isDefault === 1 ? <StatusTag tone="green">{t('memberGrades:default')}</StatusTag> : '-',
      },
      {
        key: 'growthThreshold',
        title: column.label('growthThreshold'),
        width: 112,
        align: 'right',
        render: ({ gainModes, growthThreshold }) =>
          gainModes.includes(gainMode.growth) ? growthThreshold : '-',
      },
      {
        key: 'discounts',
        title: t('memberGrades:discounts'),
        width: 232,
        render: ({ placeDiscount, hotelDiscount, houseDiscount }) =>
          [placeDiscount, hotelDiscount, houseDiscount].map(formatDiscount).join(' / '),
      },
      {
        key: 'pointRate',
        title: column.label('pointRate'),
        width: 88,
        align: 'right',
        render: ({ pointRate }) => times(pointRate),
      },
      enable,
      {
        key: 'benefits',
        title: t('memberGrades:benefitCount'),
        width: 80,
        align: 'right',
        render: ({ benefits }) => benefits.length,
      },
      linkedCount(column.number('memberCount', 80), memberList, ({ id }) =>
        withQuery(memberList, { gradeId: id }),
      ),
      {
        key: 'validMonths',
        title: column.label('validMonths'),
        width: 88,
        render: ({ validMonths }) => validity(validMonths),
      },
      column.code('gainModes', 200),
      ...actions,
    ],
    [actions, column, enable, t, times, validity],
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      add={mayAdd && { text: t('menu:/member/member-system/add-grade'), onClick: () => navigate(formPath()) }}
    />
  );
}
