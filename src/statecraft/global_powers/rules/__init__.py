"""The rules of Global Powers, one module for each chapter of the booklet or part of one."""
