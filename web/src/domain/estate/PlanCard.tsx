import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RoomPlanRow, roomPlanForm, roomPlans } from '#contracts/areas/roomPlans.ts';
import { imageSrc } from '../../api/imageSrc.ts';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { formatArea, formatMoney, formatRate } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { ImagePreview } from '../../kit/pictures/ImagePreview.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import css from './PlanCard.module.css';
import { SaleStatusTag } from './SaleStatusTag.tsx';

interface Props {
  plan: RoomPlanRow;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A house shape with its plan and its figures. */
export function PlanCard({ plan, children }: Props) {
  const { t } = useTranslation(['estateParts', 'estates', 'kit', 'common']);
  const { label } = useColumns<RoomPlanRow>(roomPlanForm, roomPlans.list);
  const orientationName = useCodeName('orientation');
  const { name, imageUrl, innerArea, referencePrice } = plan;
  const facts: [string, string][] = [
    [label('roomText'), plan.roomText],
    [label('orientation'), orientationName(plan.orientation)],
    [label('buildArea'), formatArea(plan.buildArea)],
    [label('innerArea'), innerArea === 0 ? '-' : formatArea(innerArea)],
    [label('usableRate'), innerArea === 0 ? '-' : formatRate(plan.usableRate)],
    [
      label('referencePrice'),
      referencePrice === 0
        ? t('estates:priceOpen')
        : `${formatMoney(referencePrice)} ${t('common:unit.yuan')}`,
    ],
    [label('roomCount'), String(plan.roomCount)],
    [label('onSaleCount'), String(plan.onSaleCount)],
  ];
  return (
    <article className={css.card} aria-label={name}>
      <Plan url={imageUrl} name={name} />
      <div className={css.words}>
        <header>
          <h3 title={name}>{name}</h3>
          {plan.isMain === 1 && <span className={css.main}>{label('isMain')}</span>}
          <SaleStatusTag status={plan.saleStatus} />
          {plan.enabled === 0 && <EnabledTag enabled={0} />}
        </header>
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd title={value}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={css.tags}>
          {plan.categoryName}
          {plan.tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
          {plan.vrUrl && (
            <a href={plan.vrUrl} target="_blank" rel="noreferrer">
              VR
            </a>
          )}
        </p>
        {children && <footer>{children}</footer>}
      </div>
    </article>
  );
}

function Plan({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.plan}
        aria-label={`${t('upload.preview')} ${name}`}
        onClick={() => setOpen(true)}
      >
        <img src={imageSrc(url)} alt="" loading="lazy" />
      </button>
      {isOpen && <ImagePreview url={url} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
