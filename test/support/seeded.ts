import fc from 'fast-check'

// The same cases in every run; LAB=1 tries a hundred times as many.
fc.configureGlobal({ seed: 20261121, numRuns: process.env.LAB === '1' ? 10_000 : 100 })
