import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { homeBanners } from '../areas/banners.ts';
import { hotels } from '../areas/hotels.ts';
import { smsLogs } from '../areas/smsLogs.ts';
import { schemasOf } from './callSchemas.ts';
import { fieldsOf } from './fields.ts';
import { jsonSchemaOf } from './jsonSchema.ts';

test('the values of a body are listed by their dotted names, with the rules in words', () => {
  const fields = fieldsOf(jsonSchemaOf(homeBanners.update.body as never, 'input'));
  expect(fields.map(({ name, required }) => [name, required])).toEqual([
    ['title', true],
    ['imageUrl', true],
    ['enabled', true],
    ['ordering', true],
    ['link', true],
    ['link.linkType', true],
    ['link.configData', true],
    ['link.configData.jumpProductType', false],
    ['link.configData.jumpTargetId', false],
    ['link.configData.jumpTargetName', false],
    ['link.configData.jumpUrl', false],
    ['version', false],
  ]);
  expect(fields[0]).toMatchObject({ type: 'string', rules: expect.arrayContaining(['length 1 to 20']) });
  expect(fields[2]).toMatchObject({ type: '0 | 1' });
  expect(fields[3]?.rules).toEqual(['value 0 to 100', '请输入排序', '排序范围为0-100']);
});

test('a rule across two values belongs to the whole, and a list names its items', () => {
  expect(fieldsOf(jsonSchemaOf(smsLogs.list.query as never, 'input'))[0]).toEqual({
    name: '',
    type: 'object',
    required: true,
    meaning: '',
    rules: ['结束日期不能早于开始日期'],
  });
  const names = fieldsOf(jsonSchemaOf(smsLogs.list.data, 'output')).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['count', 'list', 'list[]', 'list[].id']);
});

test('of a map the values are said, of whatever is open nothing', () => {
  const width = z.int().check(z.minimum(40));
  const table = z.object({ widths: z.record(z.string(), width), rest: z.record(z.string(), z.unknown()) });
  for (const io of ['input', 'output'] as const) {
    const schema = jsonSchemaOf(table, io);
    expect(schema).not.toHaveProperty('additionalProperties');
    expect(schema.properties?.rest).not.toHaveProperty('additionalProperties');
    expect(fieldsOf(schema).map(({ name, type, required }) => [name, type, required])).toEqual([
      ['widths', 'object', true],
      ['widths.*', 'integer', false],
      ['rest', 'object', true],
    ]);
    expect(schema.properties?.widths).toMatchObject({ additionalProperties: { format: 'int64' } });
  }
});

test('a field says what it is for and what its codes mean', () => {
  const fields = fieldsOf(schemasOf(hotels.get).data);
  const meaningOf = (wanted: string) => fields.find(({ name }) => name === wanted)?.meaning;
  expect(meaningOf('starLevel')).toBe('星级: 10 经济型, 20 舒适型(三星), 30 高档型(四星), 40 豪华型(五星)');
  expect(meaningOf('depositAmount')).toContain('cents');
});
