import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Estate } from '#contracts/areas/estates.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { roomTotal } from '../../domain/estate/plannedRooms.ts';
import { recommendList } from '../../domain/estate/projectPaths.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Figures, Section } from '../../kit/page/DetailPage.tsx';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import { roomsByState } from './figures.ts';
import css from './ProjectCard.module.css';

/** The rooms of a project by state, and what its recommends have come to, which leads to their list. */
export function ProjectFigures({ project }: { project: Estate }) {
  const { t } = useTranslation('estates');
  const label = useLabel();
  const roomState = useCodeName('roomSaleStatus');
  const recommendState = useCodeName('recommendStatus');
  const mayOpen = useMayOpen();
  const { id, rooms, recommends } = project;
  const led = (value: number, status?: number): ReactNode =>
    mayOpen(recommendList) ? (
      <Link to={withQuery(recommendList, { estateId: id, status: status?.toString() })}>{value}</Link>
    ) : (
      value
    );
  const { valid, visited, subscribed, signed, settled } = recommendStatus;
  return (
    <div className={css.stack}>
      <Section title={t('roomFigures')}>
        <Figures
          figures={[
            { label: label('totalRoomCount'), value: roomTotal(rooms) },
            ...roomsByState(rooms).map(({ code, count }) => ({ label: roomState(code), value: count })),
          ]}
        />
      </Section>
      <Section title={t('recommendFigures')}>
        <Figures
          figures={[
            { label: t('recommendTotal'), value: led(recommends.total) },
            { label: recommendState(valid), value: led(recommends.valid, valid) },
            { label: recommendState(visited), value: led(recommends.visited, visited) },
            { label: recommendState(subscribed), value: led(recommends.subscribed, subscribed) },
            { label: recommendState(signed), value: led(recommends.signed, signed) },
            { label: recommendState(settled), value: led(recommends.settled, settled) },
            { label: t('signedAmount'), value: formatReportMoney(recommends.signedAmount) },
          ]}
        />
      </Section>
    </div>
  );
}
