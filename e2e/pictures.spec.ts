import { choosingTests, pictureTests } from './pictureTests.ts';

choosingTests();
pictureTests('uploads.image');
