import type { BehaviourMutant } from './mutant.ts';

/** Mistakes that acceptance did not find at first in what is left of a record: names, reasons and links once something else is removed, renamed or moved. */

export const mutants: BehaviourMutant[] = [
  {
    file: 'mock-server/src/estate/recommendViews.ts',
    from: 'consultantName: everNameOf(estateConsultants, recommend.consultantId)',
    to: "consultantName: estateConsultants.get(recommend.consultantId)?.name ?? ''",
    says: 'a recommend forgets its consultant once he is removed',
    only: 'estateRecommends',
  },
  {
    file: 'mock-server/src/areas/estateBookings.ts',
    from: 'planName: everNameOf(store.roomPlans, row.planId)',
    to: "planName: store.roomPlans.get(row.planId)?.name ?? ''",
    says: 'a lead forgets the house shape once it is removed',
    only: 'estateBookings',
  },
  {
    file: 'mock-server/src/areas/estateBookings.ts',
    from: 'consultantName: everNameOf(store.estateConsultants, row.consultantId)',
    to: "consultantName: store.estateConsultants.get(row.consultantId)?.name ?? ''",
    says: 'a closed lead forgets its consultant once he is removed',
    only: 'estateBookings',
  },
  {
    file: 'mock-server/src/areas/estateBookings.ts',
    from: 'estateName: everNameOf(store.estates, row.estateId)',
    to: "estateName: store.estates.get(row.estateId)?.name ?? ''",
    says: 'a lead forgets the name of its project once it is removed',
    only: 'estateBookings',
  },
  {
    file: 'mock-server/src/estate/recommendViews.ts',
    from: `      gradeName,
      customerName,`,
    to: `      gradeName: store.memberGrades.get(store.members.get(recommend.memberId)?.gradeId ?? '')?.name ?? gradeName,
      customerName,`,
    says: "a recommend shows the recommender's grade of today, not that of its day",
    only: 'estateRecommends',
  },
  {
    file: 'mock-server/src/estate/recommendViews.ts',
    from: `      memberName,
      gradeName,`,
    to: `      memberName: store.members.get(recommend.memberId)?.name ?? memberName,
      gradeName,`,
    says: "a recommend shows the recommender's name of today, not that of its day",
    only: 'estateRecommends',
  },
  {
    file: 'mock-server/src/estate/recommendViews.ts',
    from: `      roomText,
      dealPrice,`,
    to: `      roomText: recommend.status >= 90 ? '' : roomText,
      dealPrice,`,
    says: 'a recommend whose deal is over forgets which room it was',
    only: 'estateRecommends',
  },
  {
    file: 'mock-server/src/areas/estates.ts',
    from: 'saleStatus: saleStatusOf(store, row), propertyType',
    to: 'saleStatus: row.saleInfo?.saleStatus ?? 10, propertyType',
    says: 'the filter of sales states looks at what was saved, not at what is shown',
    only: 'estates',
  },
  {
    file: 'mock-server/src/estate/roomText.ts',
    from: 'return isAlone ? building.name : buildingText(building);',
    to: 'return isAlone ? building.name : building.name;',
    says: 'rooms of two buildings of one name are not told apart by the phase',
    only: 'estateRooms',
  },
  {
    file: 'mock-server/src/estate/sandPoints.ts',
    from: `row.sands.map((sand) => ({
    ...sand,
    points: sand.points.filter(({ buildingId }) => buildingId !== id),
  }))`,
    to: `row.sands.map((sand, at) => ({
    ...sand,
    points: at > 0 ? sand.points : sand.points.filter(({ buildingId }) => buildingId !== id),
  }))`,
    says: 'a removed building keeps its points on the second sand table',
    only: 'estateSands',
  },
  {
    file: 'mock-server/src/estate/roomMoves.ts',
    from: "return writeRoom(context, room, ofNobody, by, '退定', reason);",
    to: "return writeRoom(context, room, ofNobody, by, '退定');",
    says: 'the log of a room that was given back does not say why',
    only: 'estateRooms',
  },
  {
    file: 'mock-server/src/estate/roomMoves.ts',
    from: "return writeRoom(context, room, ofNobody, by, '退房', reason);",
    to: "return writeRoom(context, room, ofNobody, by, '退房');",
    says: 'the log of a cancelled contract does not say why',
    only: 'estateRooms',
  },
  {
    file: 'mock-server/src/estate/recommendMoves.ts',
    from: 'customerMobile, relation, remark, createTime,',
    to: "customerMobile, relation, remark: '', createTime,",
    says: 'the remark of a recommend is lost',
    only: 'estateRecommends',
  },
  {
    file: 'mock-server/src/accounts/units.ts',
    from: `    roles.remove(id);
`,
    to: `    if (isSameUnit(unit, unit) && roles.get(id)?.enabled === 1) roles.remove(id);
`,
    says: 'switched-off roles of a removed company or merchant stay',
    only: 'estateCompanies',
  },
  {
    file: 'mock-server/src/areas/roles.ts',
    from: `      enabled,
      remark,
    });
    if (!roleReach`,
    to: `      enabled,
      remark: '',
    });
    if (!roleReach`,
    says: 'a copied role loses its remark',
    only: 'roles',
  },
  {
    file: 'mock-server/src/estate/bookingRules.ts',
    from: 'one.estateId === estateId && one.enabled === 1',
    to: 'one.estateId === estateId',
    says: 'a consultant who is off may still take leads',
    only: 'estateBookings',
  },
  {
    file: 'mock-server/src/estate/bookingMoves.ts',
    from: "writeBooking(context, row, { status: bookingStatus.closed, ...closing }, by, '关闭', words)",
    to: "writeBooking(context, row, { status: bookingStatus.closed, ...closing, consultantId: reason === 10 ? '' : row.consultantId }, by, '关闭', words)",
    says: 'a lead closed for a wrong number loses its consultant',
    only: 'estateBookings',
  },
  {
    file: 'mock-server/src/areas/banners.ts',
    from: 'if (!row && before && leadsToSame(link, before)) return before;',
    to: 'if (before && leadsToSame(link, before)) return before;',
    says: 'a banner keeps the old name of a target that was renamed when it is saved again',
    only: 'estateBanners',
  },
  {
    file: 'mock-server/src/areas/estates.ts',
    from: `    dropLostLinks(context, context.store.estateConsultants.by('estateId', row.id));
`,
    to: `    void dropLostLinks;
`,
    says: 'consultants keep accounts of the former company after a project moved',
    only: 'estates',
  },
  {
    file: 'mock-server/src/wire/repeats.ts',
    from: "  if (!idempotencyKeyPattern.test(key)) fail(status.invalid, say('idempotencyKey'));\n",
    to: '',
    says: 'a key of another format is taken',
  },
  {
    file: 'mock-server/src/estate/recommendViews.ts',
    from: '  recommend.status === recommendStatus.signed &&\n',
    to: '',
    says: 'a deal that is cancelled still asks for another settlement',
  },
];
