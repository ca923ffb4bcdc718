import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const mock = `http://127.0.0.1:${process.env.MOCK_PORT ?? 8090}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 800 },
  server: {
    port: Number(process.env.PORT ?? 8080),
    strictPort: true,
    host: process.env.HOST ?? '127.0.0.1',
    proxy: { '/api': mock, '/__mock': mock },
  },
});
