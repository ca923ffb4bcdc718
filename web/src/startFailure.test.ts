// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { explainStart, type StartStep } from './startFailure.ts';

const explained = (step: StartStep, error: unknown) => {
  const root = document.createElement('div');
  explainStart(root, step, error);
  return [root.querySelector('h1')?.textContent, root.querySelector('p')?.textContent];
};

test('names the step that has failed, and the file of the configuration only with it', () => {
  expect(explained('config', new Error('HTTP 404'))).toEqual([
    '配置加载失败 · The configuration could not be loaded',
    '/config.json: HTTP 404',
  ]);
  expect(explained('messages', new Error('the messages wire could not be loaded'))).toEqual([
    '界面文字加载失败 · The texts could not be loaded',
    'the messages wire could not be loaded',
  ]);
  expect(explained('console', 'stopped')).toEqual([
    '控制台启动失败 · The console could not be started',
    'stopped',
  ]);
});
