// Stands for packages that are loaded and never used; see lightImports.ts.
