import { pictureTests } from './pictureTests.ts';

pictureTests('uploads.image');
