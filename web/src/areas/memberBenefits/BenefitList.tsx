import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type MemberBenefit, memberBenefitForm, memberBenefits } from '#contracts/areas/memberBenefits.ts';
import { benefitType } from '#contracts/enums/members.ts';
import { useMay } from '../../api/session.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { pictureNameColumn } from '../../kit/table/PictureName.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useOrdering } from '../../kit/table/useOrdering.tsx';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';

const formPath = (id?: string) => withQuery('/member/member-system/add-benefit', { id });
const byGrade: readonly number[] = [benefitType.discount, benefitType.pointRate];

/** 会员权益: what grades give their members. */
export default function BenefitList() {
  const { t } = useTranslation(['memberBenefits', 'menu', 'common']);
  const navigate = useNavigate();
  const mayAdd = useMay(memberBenefits.add);
  const list = useList(memberBenefits.list);
  const column = useColumns<MemberBenefit>(memberBenefitForm, memberBenefits.list);
  const search = useSearchFields(memberBenefits.list, ['name', 'type', 'enabled']);
  const { enable, actions } = useRecordActions<MemberBenefit>({
    calls: memberBenefits,
    form: memberBenefitForm,
    reload: list.reload,
    edit: ({ id }) => navigate(formPath(id)),
    width: 104,
  });
  const ordering = useOrdering<MemberBenefit>({
    ...{ calls: memberBenefits, form: memberBenefitForm, reload: list.reload, width: 72 },
  });
  const columns = useMemo<Column<MemberBenefit>[]>(() => {
    const where = ({ type, hotels, minsus, products }: MemberBenefit) => {
      const places = [...hotels, ...minsus, ...products];
      if (places.length > 0) return places.map(({ name }) => name || '-').join(t('common:comma'));
      return type === benefitType.freeNights ? t('memberBenefits:everywhere') : '-';
    };
    const face = ({ type, nightCap }: MemberBenefit) => {
      if (type === benefitType.freeNights)
        return t('memberBenefits:capOf', { amount: formatMoney(nightCap) });
      return byGrade.includes(type) ? t('memberBenefits:byGrade') : '-';
    };
    return [
      pictureNameColumn(column.label('name'), 184, ({ iconUrl, id }) => ({ url: iconUrl, to: formPath(id) })),
      column.code('type', 120),
      { key: 'face', title: t('memberBenefits:face'), width: 160, render: face },
      column.number('gradeCount', 112),
      enable,
      {
        key: 'where',
        title: t('memberBenefits:where'),
        width: 200,
        value: where,
        render: (row) => <span title={where(row)}>{where(row)}</span>,
      },
      ordering,
      column.text('description'),
      ...actions,
    ];
  }, [actions, column, enable, ordering, t]);
  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      add={
        mayAdd && { text: t('menu:/member/member-system/add-benefit'), onClick: () => navigate(formPath()) }
      }
    />
  );
}
